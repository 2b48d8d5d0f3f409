import { __ } from '@wordpress/i18n';
import { MicroblogPost, type Card, type Profile } from '@shared/previews';
import { ThreadParts } from './thread-parts';
import type { Draft } from './use-draft';

/** What stands in front of a thread (part 3, section 7). */
const getPrefix = () => __( 'A thread ⬇️', 'mainstreet-blocks' );

type Props = {
	draft: Draft;
	card: Card;
	profile: Profile | null;
	/** What the account gets first, as the server writes it; '' while that is not known. */
	text: string;
};

const getProfile = ( { card, profile }: Props ): Profile =>
	profile?.name || profile?.handle
		? profile
		: { name: card.site || card.author, handle: '', picture: '' };

const getMessage = ( { card, draft }: Props ): string =>
	draft.message.trim() || card.title;

/** What parts words from what stands behind them, in what is sent (docs/server-contract.md B.21). */
const GAP = '\n\n';

/** The post as one short text with the card of its address. */
function SinglePost( props: Props ) {
	const { card } = props;
	const message = getMessage( props );
	const own = message.includes( card.url )
		? message
		: `${ message }${ GAP }${ card.url }`.trim();
	return (
		<MicroblogPost
			profile={ getProfile( props ) }
			date={ card.published }
			text={ props.text || own }
			card={ card }
		/>
	);
}

/** The post as a thread: what the author says, each part, and at last the address. */
function Thread( props: Props ) {
	const { card } = props;
	const common = { profile: getProfile( props ), date: card.published };
	return (
		<div className="mainstreet-previews__thread">
			<MicroblogPost
				{ ...common }
				text={
					props.text ||
					`${ getMessage( props ) }${ GAP }${ getPrefix() }`.trim()
				}
				media={ card.image ? [ { ...card.image, type: '' } ] : [] }
			/>
			<ThreadParts { ...common } />
			<MicroblogPost { ...common } text={ card.url } card={ card } />
		</div>
	);
}

/** What microblogs show of the post. */
export const Microblog = ( props: Props ) =>
	props.draft.isThread ? (
		<Thread { ...props } />
	) : (
		<SinglePost { ...props } />
	);
