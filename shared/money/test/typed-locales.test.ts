import { CURRENCIES, formatAmount, formatMoney, parseTyped } from '..';

/** Languages that WordPress is shipped in, as its root element names them. */
const LOCALES = (
	'af am ar ar-DZ ar-EG ar-MA arg as ary az azb bal be bel bg bn bn-BD bn-IN bo br bs ca ceb ckb co cs cy da de de-AT de-CH dsb dz el en en-AU ' +
	'en-CA en-GB en-IN en-NZ en-ZA eo es es-AR es-CL es-CO es-CR es-DO es-EC es-ES es-GT es-HN es-MX es-PE es-PR es-UY es-VE et eu ' +
	'fa fa-AF fa-IR fi fo fr fr-BE fr-CA fr-CH fr-FR fur fy ga gax gd gl gu haz he he-IL hi hi-IN hr hsb hu hy id is it it-CH ja jv ka kab ' +
	'kir kk km kmr kn ko ku ky lb li lij lmo lo lt lug lv mai mg mk ml mlt mn mr ms my nb nb-NO ne nl nl-BE nn nn-NO nqo oc or os pa pap pcm pl ps ' +
	'pt pt-AO pt-BR pt-CV pt-PT rhg rm ro roh ru sa sah scn sd si sk skr sl sna snd sq sr srd ssw su sv sw szl ta ta-IN ta-LK te tg th ti tl ' +
	'tr tt ug uk ur uz vec vi wol xho yor zgh zh zh-CN zh-HK zh-SG zh-TW zul ff-Adlm ccp'
).split( ' ' );

const AMOUNTS = [ 500, 5000, 123456700 ];

afterEach( () => {
	document.documentElement.lang = '';
} );

it.each( LOCALES )( 'what is printed in %s is read there', ( locale ) => {
	document.documentElement.lang = locale;
	const wrong: string[] = [];
	for ( const code of CURRENCIES ) {
		for ( const minor of AMOUNTS ) {
			for ( const text of [
				formatMoney( minor, code ),
				formatAmount( minor, code ),
			] ) {
				const read = parseTyped( text, code );
				if ( read !== minor ) {
					wrong.push( `${ code } ${ minor } ${ text }: ${ read }` );
				}
			}
		}
	}
	expect( wrong ).toEqual( [] );
} );

it.each( [
	[ 'fr-CH', '5,000', 'KWD', 5000 ],
	[ 'fr-CH', '5.000', 'KWD', 5000 ],
	[ 'fr', '5.000', 'KWD', null ],
	[ 'sv', '5.000', 'KWD', null ],
	[ 'en', '5,000', 'KWD', 5000000 ],
	[ 'de', '5.000', 'KWD', 5000000 ],
	[ 'de', '5,000', 'KWD', 5000 ],
	[ 'de', '5€50', 'EUR', null ],
	[ 'en', "5'50", 'USD', null ],
	[ 'en', '5 50', 'USD', null ],
	[ 'fa', '5\u066c50', 'USD', null ],
	[ 'ar-EG', '5\u060c000', 'KWD', null ],
	[ 'fa', '5.000', 'KWD', 5000 ],
	[ 'en', '$1,250 USD', 'USD', 125000 ],
	[ 'en-GB', 'US$0.50', 'USD', 50 ],
	[ 'en-GB', '$0.50', 'USD', 50 ],
] )( 'in %s, %s %s is %s', ( locale, text, code, minor ) => {
	document.documentElement.lang = locale;
	expect( parseTyped( text, code ) ).toBe( minor );
} );
