import type { CardImage } from './card';
import type { Media } from './media';
import { MicroblogPost, type LinkCard, type Profile } from './microblog-post';

/** A post between the first and the last of a thread. */
export type ThreadPart = {
	text: string;
	media: readonly Media[];
	/** URL of the quoted post; '' for none. */
	quoted: string;
	/** Card of its first URL; null for none or while unknown. */
	card: LinkCard | null;
};

type Props = {
	profile: Profile;
	/** When, as ISO 8601; '' for now. */
	date?: string;
	/** Text and image of the first post. */
	opening: string;
	picture?: CardImage | null;
	parts: readonly ThreadPart[];
	/** Text (URL) and card of the last post. */
	ending: string;
	card?: LinkCard | null;
};

/** Preview of a thread: message, posts, and link. */
export function ThreadPosts( props: Props ) {
	const { profile, date, opening, picture, parts, ending, card } = props;
	const by = { profile, date };
	return (
		<div className="mainstreet-previews__thread">
			<MicroblogPost
				{ ...by }
				text={ opening }
				media={ picture ? [ { ...picture, type: '' } ] : [] }
			/>
			{ parts.map( ( part, index ) => (
				<MicroblogPost key={ index } { ...by } { ...part } />
			) ) }
			<MicroblogPost { ...by } text={ ending } card={ card } />
		</div>
	);
}
