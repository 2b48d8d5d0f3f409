import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import {
	MicroblogPost,
	ThreadPosts,
	type Card,
	type Messages,
	type Profile,
	type ThreadPart,
} from '@shared/previews';
import { threadStore } from '@store/thread';
import { useThreadParts } from '@store/thread/use-parts';
import { Waiting } from './waiting';

type Answer = {
	/** Posts of the thread; null while unknown. */
	parts: readonly ThreadPart[] | null;
	/** What went wrong; null while all is well. */
	error: unknown;
	retry: () => void;
};

/** The posts of the thread, from the store that thread mode updates; requested if they are not there yet. */
function useThread(): Answer {
	const { select } = useRegistry();
	const { parseThread } = useDispatch( threadStore );
	const parts = useThreadParts();
	const { status, error } = useSelect( ( get ) => {
		const { getStatus, getError } = get( threadStore );
		return { status: getStatus(), error: getError() };
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
	const hasFailed = status === 'failed';
	const isKnown = ! hasFailed && ( status === 'ready' || parts.length > 0 );
	return {
		parts: isKnown ? parts : null,
		error: hasFailed ? { message: error } : null,
		retry: ask,
	};
}

type Props = {
	/** What the account would get. */
	messages: Messages;
	isThread: boolean;
	card: Card;
	profile: Profile | null;
};

const getProfile = ( { card, profile }: Props ): Profile =>
	profile?.name || profile?.handle
		? profile
		: { name: card.site || card.author, handle: '', picture: '' };

/** Preview of a single post with its card. */
const SinglePost = ( props: Props ) => (
	<MicroblogPost
		profile={ getProfile( props ) }
		date={ props.card.published }
		text={ props.messages.single }
		card={ props.card }
	/>
);

/** Preview of a thread: message, parts, and the URL. Posts without text and images are left out. */
function Thread( props: Props ) {
	const { card, messages } = props;
	const { parts, error, retry } = useThread();
	if ( ! parts ) {
		return <Waiting error={ error } onRetry={ retry } />;
	}
	return parts.length ? (
		<ThreadPosts
			profile={ getProfile( props ) }
			date={ card.published }
			opening={ messages.opening }
			picture={ card.image }
			parts={ parts }
			ending={ messages.ending }
			card={ card }
		/>
	) : (
		<SinglePost { ...props } />
	);
}

/** Microblog preview. */
export const Microblog = ( props: Props ) =>
	props.isThread ? <Thread { ...props } /> : <SinglePost { ...props } />;
