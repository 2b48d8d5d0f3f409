import { Fragment } from '@wordpress/element';

/** Links of microblogs: URLs, hashtags and mentions. */
const LINK =
	/(https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}_/])[#@][\p{L}\p{N}_][\p{L}\p{N}\p{M}_.@-]*)/u;

/** Text with highlighted links, hashtags and mentions. */
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
