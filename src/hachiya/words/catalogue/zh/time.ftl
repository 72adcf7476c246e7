time-bot-in = { $time } 后由电脑接着打
