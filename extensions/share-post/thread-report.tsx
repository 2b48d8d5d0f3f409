import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { Button, Notice, Spinner } from '@wordpress/components';
import {
	RegistryProvider,
	useDispatch,
	useRegistry,
	useSelect,
} from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { drawOutside } from '@shared/draw-outside';
import { createLazy } from '@shared/lazy';
import { connectionsStore } from '@store/connections';
import { threadStore, type BlockWarning, type Warning } from '@store/thread';
import { MICROBLOGS } from './thread-choice';

/** Numbers of posts, including the first and the last, for the notes about length. */
const TOO_MANY = 102;
const MANY = 22;
const NONE = 2;

const lazy = createLazy(
	() => import( /* webpackChunkName: "share-post-thread" */ './thread-modal' )
);

const getSentence = ( warning: Warning ): string =>
	( {
		images: __(
			'Only the first four images are displayed',
			'mainstreet-blocks'
		),
		formatting: __( 'All text formatting is removed', 'mainstreet-blocks' ),
		links: __( 'Links will be posted separately', 'mainstreet-blocks' ),
		unsupported: __( 'This block is not exportable', 'mainstreet-blocks' ),
	} )[ warning ];

/** Networks whose posts are called tweets. */
const TWITTER = [ 'twitter', 'x' ];

/** Whether the thread goes to X and nowhere else. */
const useIsOnlyTweets = (): boolean =>
	useSelect( ( select ) => {
		const names = select( connectionsStore )
			.getConnections()
			.map( ( { service_name: name } ) => name )
			.filter( ( name ) => MICROBLOGS.includes( name ) );
		return (
			names.length > 0 &&
			names.every( ( name ) => TWITTER.includes( name ) )
		);
	}, [] );

const getTooManySentence = ( isTweets: boolean ): string =>
	isTweets
		? __(
				'Only the first 100 tweets of this post will be published in the thread',
				'mainstreet-blocks'
			)
		: __(
				'Only the first 100 posts of this thread will be published',
				'mainstreet-blocks'
			);

const getManySentence = ( isTweets: boolean ): string =>
	isTweets
		? __(
				'This post will create a thread more than 20 tweets long',
				'mainstreet-blocks'
			)
		: __(
				'This post will create a thread more than 20 posts long',
				'mainstreet-blocks'
			);

const getNoneSentence = ( isTweets: boolean ): string =>
	isTweets
		? __(
				'None of the content of this post could be transformed into tweets. A single post may be better',
				'mainstreet-blocks'
			)
		: __(
				'None of the content of this post could be shared as a thread. A single post may be better',
				'mainstreet-blocks'
			);

/** Note about the number of posts. */
function Length( { count, isBefore }: { count: number; isBefore: boolean } ) {
	const isTweets = useIsOnlyTweets();
	if ( count >= TOO_MANY ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ getTooManySentence( isTweets ) }
			</Notice>
		);
	}
	if ( count >= MANY ) {
		return (
			<Notice status="warning" isDismissible={ false }>
				{ getManySentence( isTweets ) }
			</Notice>
		);
	}
	return isBefore && count <= NONE ? (
		<Notice status="warning" isDismissible={ false }>
			{ getNoneSentence( isTweets ) }
		</Notice>
	) : null;
}

function BlockWarnings( { warnings }: { warnings: readonly BlockWarning[] } ) {
	const { selectBlock } = useDispatch( blockEditorStore );
	return warnings.length > 0 ? (
		<ul
			aria-label={ __(
				'Content that cannot be shared as a thread',
				'mainstreet-blocks'
			) }
			style={ { listStyle: 'none', margin: '0 0 16px' } }
		>
			{ warnings.map( ( { clientId, name, warning } ) => (
				<li
					key={ `${ clientId }-${ warning }` }
					style={ { marginBlock: 8 } }
				>
					<Button
						variant="link"
						onClick={ () => void selectBlock( clientId ) }
					>
						{ getBlockType( name )?.title ?? name }
					</Button>
					{ ': ' }
					{ getSentence( warning ) }
				</li>
			) ) }
		</ul>
	) : null;
}

/** Opens all posts of the thread, one below the other. */
function Look( { message }: { message: string } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Preview thread', 'mainstreet-blocks' ) }
			</Button>
			{ isOpen && (
				<Dialog
					message={ message }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</p>
	);
}

function Dialog( {
	message,
	onClose,
}: {
	message: string;
	onClose: () => void;
} ) {
	const { code, hasFailed } = lazy.useCode();
	const registry = useRegistry();
	useEffect( () => {
		if ( code ) {
			drawOutside(
				( close ) => (
					<RegistryProvider value={ registry }>
						<code.ThreadModal
							message={ message }
							onClose={ close }
						/>
					</RegistryProvider>
				),
				onClose
			);
		}
		// Once, when its code is there.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ code ] );
	if ( code ) {
		return null;
	}
	return hasFailed ? (
		<span role="alert">
			{ __(
				'Could not load the thread. Please check your connection.',
				'mainstreet-blocks'
			) }
		</span>
	) : (
		<Spinner />
	);
}

type Props = {
	message: string;
	/** Whether the post is about to be published. */
	isBefore: boolean;
};

/** The thread report: number of posts, notes, preview. */
export function ThreadReport( { message, isBefore }: Props ) {
	const { count, error, status, warnings } = useSelect( ( select ) => {
		const store = select( threadStore );
		return {
			count: store.countPosts(),
			error: store.getError(),
			status: store.getStatus(),
			warnings: store.getWarnings(),
		};
	}, [] );
	if ( status === 'idle' || status === 'parsing' ) {
		return <Spinner />;
	}
	return (
		<div style={ { marginTop: 16 } }>
			{ error && <p role="alert">{ error }</p> }
			<p>
				{ sprintf(
					/* translators: %d: number of posts, at least 2. */
					_n(
						'A thread of %d post. It contains your message and links to this post.',
						'A thread of %d posts. The first contains your message and the last links to this post.',
						count,
						'mainstreet-blocks'
					),
					count
				) }
			</p>
			<Length count={ count } isBefore={ isBefore } />
			<BlockWarnings warnings={ warnings } />
			<Look message={ message } />
		</div>
	);
}
