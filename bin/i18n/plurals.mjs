/** The header Plural-Forms of each language, as on translate.wordpress.org. */
export const PLURALS = {
	ar: 'nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5;',
	de_DE: 'nplurals=2; plural=n != 1;',
	de_DE_formal: 'nplurals=2; plural=n != 1;',
	es_ES: 'nplurals=2; plural=n != 1;',
	fr_FR: 'nplurals=2; plural=n > 1;',
	ja: 'nplurals=1; plural=0;',
};

/** The number of plural forms that a header Plural-Forms declares. */
export const countForms = ( plurals ) =>
	Number( /nplurals=(\d)/.exec( plurals ?? '' )?.[ 1 ] ?? 2 );
