import { Button, Disabled, Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFocusInBlock } from '@shared/embed-editor';
import type { Attributes } from '../types';
import { List } from './list';
import { useRelated } from './use-related';

function Unavailable( { text, count }: { text: string; count: number } ) {
	return (
		<ul
			className="jp-related-posts-i2__list is-placeholder"
			data-post-count={ count }
		>
			{ Array.from( { length: count }, ( _, index ) => (
				<li key={ index } className="jp-related-posts-i2__post">
					{ index === 0 ? text : <span aria-hidden="true" /> }
				</li>
			) ) }
		</ul>
	);
}

/** The server did not answer: that says nothing of the posts. */
function Failed( { onRetry }: { onRetry: () => void } ) {
	const ref = useFocusInBlock< HTMLSpanElement >();
	return (
		<Notice status="error" isDismissible={ false }>
			<span ref={ ref } className="mainstreet-related__failure">
				{ __(
					'Could not load the related posts.',
					'mainstreet-blocks'
				) }
				<Button variant="link" onClick={ onRetry }>
					{ __( 'Try again', 'mainstreet-blocks' ) }
				</Button>
			</span>
		</Notice>
	);
}

/** The posts, or why there are none to see. */
export function Preview( {
	postId,
	settings,
}: {
	postId: number | null;
	settings: Attributes;
} ) {
	const [ related, askAgain ] = useRelated( postId );
	const count = settings.postsToShow;
	if ( postId === null ) {
		return (
			<Unavailable
				count={ count }
				text={ __(
					'Preview unavailable in site editor.',
					'mainstreet-blocks'
				) }
			/>
		);
	}
	if ( related.status === 'loading' ) {
		return (
			<p role="status">
				<Spinner />
				{ __( 'Loading…', 'mainstreet-blocks' ) }
			</p>
		);
	}
	if ( related.status === 'failed' ) {
		return <Failed onRetry={ askAgain } />;
	}
	if ( related.posts.length === 0 ) {
		return (
			<Unavailable
				count={ count }
				text={ __(
					"Preview unavailable: you haven't published enough posts with similar content.",
					'mainstreet-blocks'
				) }
			/>
		);
	}
	return (
		<Disabled>
			<List posts={ related.posts } settings={ settings } />
		</Disabled>
	);
}
