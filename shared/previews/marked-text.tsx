import { Fragment } from '@wordpress/element';

/** What microblogs make links of: addresses, tags and people. */
const LINK =
	/(https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}_/])[#@][\p{L}\p{N}_][\p{L}\p{N}\p{M}_.@-]*)/u;

/** A text as microblogs show it: what is a link there looks like one. */
export function MarkedText( { text }: { text: string } ) {
	return text.split( LINK ).map( ( part, index ) =>
		index % 2 ? (
			<span key={ index } className="mainstreet-preview__mark">
				{ part }
			</span>
		) : (
			<Fragment key={ index }>{ part }</Fragment>
		)
	);
}
