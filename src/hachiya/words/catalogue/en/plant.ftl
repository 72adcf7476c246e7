### What grows in each month.

plant-1 = pine
plant-2 = plum
plant-3 = cherry
plant-4 = wisteria
plant-5 = iris
plant-6 = peony
plant-7 = clover
plant-8 = pampas
plant-9 = chrysanthemum
plant-10 = maple
plant-11 = willow
plant-12 = paulownia
