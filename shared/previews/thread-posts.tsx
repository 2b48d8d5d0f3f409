import type { Picture } from './card';
import type { Media } from './media';
import { MicroblogPost, type LinkCard, type Profile } from './microblog-post';

/** What stands between the first and the last post of a thread: one post of the content. */
export type ThreadPart = {
	text: string;
	media: readonly Media[];
	/** Address of a post that is quoted; '' for none. */
	quoted: string;
	/** Card of its first address; null for none, and while it is not known. */
	card: LinkCard | null;
};

type Props = {
	profile: Profile;
	/** When, as ISO 8601; '' for now. */
	date?: string;
	/** Text of the first post, and the picture beside it. */
	opening: string;
	picture?: Picture | null;
	parts: readonly ThreadPart[];
	/** Text of the last post: the address; and its card. */
	ending: string;
	card?: LinkCard | null;
};

/** A thread at a microblog: the words about it, what it says, and where it leads. */
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
