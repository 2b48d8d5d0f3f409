import { toRecord, toText } from '@shared/guards';

type Printed = { Mainstreet_Editor_Initial_State?: unknown };

/** Language of the site as the server printed it, then the browser's, then English. */
const getLocales = (): string[] =>
	[
		toText(
			toRecord( ( window as Printed ).Mainstreet_Editor_Initial_State )
				.siteLocale
		),
		toText( window.navigator.languages[ 0 ] ),
	].filter( Boolean );

/**
 * What a new price says in the saved markup (docs/content-format.md 28).
 *
 * @param price   In units of the currency.
 * @param locales Languages to try before English.
 * @return Such as `€12.50`; '' without a price.
 */
export function formatPrice(
	price: number | undefined,
	currency: string,
	locales: string[] = getLocales()
): string {
	if ( price === undefined ) {
		return '';
	}
	for ( const locale of [ ...locales, 'en-US' ] ) {
		try {
			return new Intl.NumberFormat( locale, {
				style: 'currency',
				currency,
			} ).format( price );
		} catch {
			// A language or currency that this browser does not know; the next may do.
		}
	}
	return `${ price } ${ currency }`;
}
