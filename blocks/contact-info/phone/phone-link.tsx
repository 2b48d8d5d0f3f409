import { splitPhone } from './split-phone';

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
