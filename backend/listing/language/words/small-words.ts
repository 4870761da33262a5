const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Function words, such as prepositions, which have no meaning on their own. All their forms are listed,
 * folded.
 */
export const smallWords = words(
  'кроме через около вокруг внутри который которая которое которые которого которую которым которых которой такой такая такое такие надеть носить одеть а без безо бы в во вот все всё вы да для до же за и из или им их к как ко ли либо мне мой моя мою на над не него нее нет ни но ' +
    'о об обо от по под подо при про с со так там то только ты у уж хочу нужен нужна нужно нужны чем что чтобы это этот эта эти я ' +
    'есть где какой какая какие какое каких какую можно мы наш ваш свой а б ж the of for and with to in on ' +
    'ищу искать покажи покажите найди найти подобрать подберите посоветуйте подскажите пожалуйста хотел хотела хотелось хочется бы ' +
    'было быть будет себе куда пойти идти ходить сходить носить носят одеться одевать надевать одену надену чтоб очень просто только ' +
    'нам меня тебя ему ей него если когда между сочетать сочетается подойдет подходит',
);

/**
 * Stems of words in queries that do not describe goods, such as «купить» or «подарок». Goods need not contain
 * them to match.
 */
export const shopWords = words(
  'сам стил гардероб купит куплю заказат заказ покупк магазин интернет интернетмагазин онлайн доставк цен стоимост недорог дешев бюджетн доступн ' +
    'фото картинк отзыв каталог товар вещ одежд шмотк бренд бренды марк фирм фирменн нов новый модн стильн красив крут ' +
    'классн хорош лучш качественн качеств удобн популярн актуальн трендов тренд хит шикарн милый мил прикольн ' +
    'необычн оригинальн уютн элегантн изящн роскошн эффектн базов гост мероприяти случа событи образ лук look комплект набор фасон настоящ подарок подарк год сезон сезонн модел вид тип форм ткан материал состав цвет ' +
    'размер пар парочк штук шт руб рубл принт рисунк узор повседневн наличи любой люб разн',
);

/**
 * Stems of words that name a property, such as «размер». A query of only such a word, without a value, is a
 * search for help pages and not for goods.
 */
export const propertyWords = words('размер ткан материал состав цвет форм вид тип цен');

/**
 * Stems of words that describe the cut of a garment. Descriptions also use these words for parts and for
 * other things: long cuffs, a long day, the smell («запах») of wool. So if only the description contains such
 * a word, the garment does not necessarily have that cut.
 */
export const cutWords = words(
  'длинн удлиненн коротк укороченн запах широк узк высок низк глубок открыт закрыт прям пышн облегающ обтягивающ ' +
    'приталенн зауженн расклешенн',
);
