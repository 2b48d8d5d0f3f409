/** A text taken apart at its first number. */
export type Phone = {
	/** Text before the link; may be white space only. */
	prefix: string;
	/** Text of the link: the number and everything after it. */
	number: string;
	href: string;
};

/** Characters that belong to a number when they stand right before its first digit. */
const LEADING = '+/(';

/**
 * Finds the number in a text (docs/content-format.md 5).
 *
 * @param text What was typed.
 * @return Null when there is no digit.
 */
export function splitPhone( text: string ): Phone | null {
	const digit = text.search( /\d/ );
	if ( digit === -1 ) {
		return null;
	}
	const hasLeading =
		digit > 0 && LEADING.includes( text.charAt( digit - 1 ) );
	const start = hasLeading ? digit - 1 : digit;
	const number = text.slice( start );
	const plus = number.startsWith( '+' ) ? '+' : '';
	return {
		prefix: text.slice( 0, start ),
		number,
		href: `tel:${ plus }${ number.replace( /\D/g, '' ) }`,
	};
}

/** The text with its number as a link; as it is where there is none. */
export function PhoneLink( { text }: { text: string } ) {
	const phone = splitPhone( text );
	if ( ! phone ) {
		return <>{ text }</>;
	}
	return (
		<>
			{ phone.prefix.trim() && (
				<span className="phone-prefix">{ phone.prefix }</span>
			) }
			<a href={ phone.href }>{ phone.number }</a>
		</>
	);
}
