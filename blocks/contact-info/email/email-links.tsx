import { Fragment } from '@wordpress/element';
import { splitEmails } from './split-emails';

/** The text with each address as a link. */
export function EmailLinks( { text }: { text: string } ) {
	return (
		<>
			{ splitEmails( text ).map( ( piece, index ) =>
				piece.href ? (
					<a key={ index } href={ piece.href }>
						{ piece.text }
					</a>
				) : (
					<Fragment key={ index }>{ piece.text }</Fragment>
				)
			) }
		</>
	);
}
