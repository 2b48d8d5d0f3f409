import { Button, Disabled, Notice, Spinner } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { useFocusInBlock } from '@shared/embed-editor';
import type { Attributes } from '../types';
import { List } from './list';
import { useRelated, type RelatedPost } from './use-related';

/** A gray area in the shape of a featured image. */
const IMAGE =
	"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 7 4'%3E%3Crect width='7' height='4' fill='%23ddd'/%3E%3C/svg%3E";

/** Posts that show what the block will look like. */
const getSamples = ( count: number ): RelatedPost[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		id: index + 1,
		url: '#',
		title: __( 'Sample post', 'mainstreet-blocks' ),
		date: dateI18n( getSettings().formats.date ),
		context: __( 'Sample category', 'mainstreet-blocks' ),
		author: __( 'Sample author', 'mainstreet-blocks' ),
		image: { src: IMAGE, alt: '' },
	} ) );

/** Why there are no posts yet, above samples of them. */
const Samples = ( {
	text,
	settings,
}: {
	text: string;
	settings: Attributes;
} ) => (
	<>
		<p className="mainstreet-related__note">{ text }</p>
		<Disabled>
			<List
				posts={ getSamples( settings.postsToShow ) }
				settings={ settings }
			/>
		</Disabled>
	</>
);

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
	if ( postId === null ) {
		return (
			<Samples
				settings={ settings }
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
			<Samples
				settings={ settings }
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
