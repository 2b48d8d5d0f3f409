import {
	MicroblogPost,
	ThreadPosts,
	type Card,
	type Messages,
	type Profile,
} from '@shared/previews';
import { useThread } from './use-thread';
import { Waiting } from './waiting';

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
