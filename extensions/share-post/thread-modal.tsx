import { Modal } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { MOST_POSTS, threadStore, type ThreadPost } from '@store/thread';
import { usePost } from '@shared/post-editor';
import { toText } from '@shared/guards';
import { getThreadPrefix } from './message';

const FRAME = {
	border: '1px solid #ddd',
	borderRadius: 8,
	padding: 12,
	marginBlockEnd: 12,
	whiteSpace: 'pre-wrap',
	overflowWrap: 'anywhere',
} as const;

/** What networks show for an address: nothing where the page says nothing. */
function Card( { url }: { url: string } ) {
	const card = useSelect(
		( select ) => select( threadStore ).getCard( url ),
		[ url ]
	);
	if ( 'error' in card ) {
		return card.error === 'loading' ? (
			<p>{ __( 'Loading…', 'mainstreet-blocks' ) }</p>
		) : null;
	}
	const isLarge = card.type === 'summary_large_image';
	return (
		<figure
			style={ {
				...FRAME,
				margin: '8px 0 0',
				display: isLarge ? 'block' : 'flex',
				gap: 12,
			} }
		>
			{ card.image && (
				<img
					src={ card.image }
					alt=""
					referrerPolicy="no-referrer"
					style={
						isLarge
							? {
									width: '100%',
									maxHeight: 240,
									objectFit: 'cover',
								}
							: { width: 64, height: 64, objectFit: 'cover' }
					}
				/>
			) }
			<figcaption>
				<strong>{ card.title }</strong>
				<br />
				{ card.description }
			</figcaption>
		</figure>
	);
}

function Post( { post }: { post: ThreadPost } ) {
	return (
		<li style={ FRAME }>
			{ post.text }
			{ post.media.map( ( { url, alt, type } ) =>
				type.startsWith( 'video/' ) ? (
					// The captions of the post's video do not go with it.

					<video key={ url } src={ url } controls width="100%" />
				) : (
					<img
						key={ url }
						src={ url }
						alt={ alt }
						style={ { maxWidth: '100%', display: 'block' } }
					/>
				)
			) }
			{ post.tweet && <div dir="ltr">{ post.tweet }</div> }
			{ post.urls.slice( 0, 1 ).map( ( url ) => (
				<Card key={ url } url={ url } />
			) ) }
		</li>
	);
}

type Props = { message: string; onClose: () => void };

/** The thread as it is sent: at most its first hundred posts. */
export function ThreadModal( { message, onClose }: Props ) {
	const posts = useSelect(
		( select ) => select( threadStore ).getPosts(),
		[]
	);
	const post = usePost( [ 'getEditedPostAttribute' ], ( asked ) => ( {
		title: toText( asked.getEditedPostAttribute( 'title' ) ),
		link: toText( asked.getEditedPostAttribute( 'link' ) ),
	} ) );
	return (
		<Modal
			title={ sprintf(
				/* translators: %d: number of posts. */
				__( 'A thread of %d posts', 'mainstreet-blocks' ),
				Math.min( posts.length, MOST_POSTS ) + 2
			) }
			onRequestClose={ onClose }
			size="medium"
		>
			<ol style={ { listStyle: 'none', margin: 0 } }>
				<li style={ FRAME }>
					{ `${ message || post?.title || '' }\n\n${ getThreadPrefix() }` }
				</li>
				{ posts.slice( 0, MOST_POSTS ).map( ( each, index ) => (
					<Post key={ index } post={ each } />
				) ) }
				<li style={ FRAME } dir="ltr">
					{ post?.link }
				</li>
			</ol>
		</Modal>
	);
}
