// Says that the page cannot start, in a browser that cannot read its scripts. So it is written for the oldest ones.
(function () {
  var TEXTS = [
    ["en", "This page could not start. The browser may be too old, or a part of the page was not fetched."],
    ["ja", "このページを始められません。ブラウザーが古いか、ページの一部を読み込めなかったのかもしれません。"],
    ["zh", "这个页面无法启动。可能是浏览器太旧，也可能是页面的一部分没能下载。"],
  ];
  function say() {
    // As long as this is there, the page has not begun.
    var opening = document.getElementById("opening");
    if (!opening) return;
    while (opening.firstChild) opening.removeChild(opening.firstChild);
    for (var at = 0; at < TEXTS.length; at += 1) {
      var text = document.createElement("p");
      text.lang = TEXTS[at][0];
      text.appendChild(document.createTextNode(TEXTS[at][1]));
      opening.appendChild(text);
    }
  }
  window.addEventListener("error", say, true);
  document.addEventListener("DOMContentLoaded", function () {
    if (!("noModule" in document.createElement("script"))) say();
  });
})();
