import { getPageLocale } from '@shared/money';
import { getCurrencyLabel } from '@shared/payments';

/** Names of currencies in the language of the page; undefined where the browser has none. */
function getNames(): Intl.DisplayNames | undefined {
	try {
		return new Intl.DisplayNames( [ getPageLocale(), 'en' ], {
			type: 'currency',
		} );
	} catch {
		// A language tag that the browser cannot read.
		return undefined;
	}
}

/** Lower case, without accents. */
const fold = ( text: string ): string =>
	text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/**
 * Currencies whose code, symbol or name holds a text.
 *
 * @param codes Currencies to search.
 * @param query Text; an empty one finds all.
 */
export function findCurrencies(
	codes: readonly string[],
	query: string
): readonly string[] {
	const wanted = fold( query.trim() );
	if ( ! wanted ) {
		return codes;
	}
	const names = getNames();
	return codes.filter( ( code ) =>
		fold(
			`${ getCurrencyLabel( code ) } ${ names?.of( code ) ?? '' }`
		).includes( wanted )
	);
}
