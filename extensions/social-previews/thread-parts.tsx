import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import {
	MicroblogPost,
	toUrl,
	type LinkCard,
	type MicroblogPostProps,
} from '@shared/previews';
import { threadStore, type Card, type ThreadPost } from '@store/thread';
import { Waiting } from './waiting';

/** Posts of a thread that are published (docs/server-contract.md B.21). */
const MOST = 100;

type Props = Pick< MicroblogPostProps, 'profile' | 'date' >;

const toLinkCard = ( url: string, card: Card ): LinkCard | null =>
	'error' in card
		? null
		: {
				...card,
				url,
				image: toUrl( card.image )
					? { url: card.image, alt: '' }
					: null,
				isLarge: card.type === 'summary_large_image',
			};

/** One post; where it shows nothing else, with the card of its first address. */
function Part( { post, ...by }: Props & { post: ThreadPost } ) {
	const url =
		post.media.length || post.tweet ? '' : toUrl( post.urls[ 0 ] ?? '' );
	const card = useSelect(
		( select ) => ( url ? select( threadStore ).getCard( url ) : null ),
		[ url ]
	);
	return (
		<MicroblogPost
			{ ...by }
			text={ post.text }
			media={ post.media.filter( ( each ) => toUrl( each.url ) ) }
			quoted={ toUrl( post.tweet ) }
			card={ card && toLinkCard( url, card ) }
		/>
	);
}

/** The posts that the content becomes. They are kept current by the editing of threads; where nothing did it yet, they are asked for. */
export function ThreadParts( by: Props ) {
	const { select } = useRegistry();
	const { parseThread } = useDispatch( threadStore );
	const { posts, status, error } = useSelect( ( get ) => {
		const { getPosts, getStatus, getError } = get( threadStore );
		return { posts: getPosts(), status: getStatus(), error: getError() };
	}, [] );
	const ask = () =>
		void parseThread( select( blockEditorStore ).getBlocks() );
	useEffect( () => {
		if ( status === 'idle' ) {
			ask();
		}
		// Once, when it is shown.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	if ( status === 'failed' || ( status !== 'ready' && ! posts.length ) ) {
		return (
			<Waiting
				error={ status === 'failed' ? { message: error } : null }
				onRetry={ ask }
			/>
		);
	}
	return posts
		.slice( 0, MOST )
		.map( ( post, index ) => (
			<Part key={ index } { ...by } post={ post } />
		) );
}
