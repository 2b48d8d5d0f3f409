import { TabPanel } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import {
	SearchResult,
	SocialCard,
	type Card,
	type Messages,
} from '@shared/previews';
import { useShareTexts } from '@shared/share-texts';
import { Microblog } from './microblog';
import { getFirstTab, getOwnTexts, getTabs, type Tab } from './networks';
import { useCard } from './use-card';
import type { Draft } from './use-draft';
import { Waiting } from './waiting';

type Props = {
	tab: Tab;
	draft: Draft;
	card: Card;
	/** What the tab's account gets first; '' where that is not known. */
	text: string;
};

const NONE: Messages = { connection: '', single: '', opening: '', ending: '' };

/** What the account of a tab would get. */
function getMessages( { tab, draft, card, text }: Props ): Messages {
	const { messages } = card;
	const common =
		messages.find( ( each ) => each.connection === tab.connection ) ??
		messages.find( ( each ) => each.connection === '' ) ??
		NONE;
	const first =
		draft.isThread && tab.kind === 'microblog' ? 'opening' : 'single';
	// Its own words, where it has some.
	return text ? { ...common, [ first ]: text } : common;
}

function Preview( props: Props ) {
	const { tab, draft, card } = props;
	if ( tab.kind === 'search' ) {
		return (
			<SearchResult
				url={ card.url }
				title={ card.searchTitle }
				description={ card.searchDescription }
				site={ card.site }
			/>
		);
	}
	const messages = getMessages( props );
	return tab.kind === 'card' ? (
		<>
			{ tab.connection && (
				<p className="mainstreet-previews__words" dir="auto">
					{ messages.single }
				</p>
			) }
			<SocialCard { ...card } />
		</>
	) : (
		<Microblog
			messages={ messages }
			isThread={ draft.isThread }
			card={ card }
			profile={ tab.profile }
		/>
	);
}

/** The previews of a post, one tab for each place it is shown at. */
export function Previews( { draft }: { draft: Draft } ) {
	const { value: card, error, retry } = useCard( draft );
	const tabs = useMemo(
		() => getTabs( draft.connections ),
		[ draft.connections ]
	);
	const texts = useShareTexts(
		tabs.some( ( { connection } ) => connection )
			? {
					id: draft.id,
					title: draft.title,
					message: draft.message,
					isThread: draft.isThread,
					messages: getOwnTexts( draft.connections ),
				}
			: null
	);
	return (
		<TabPanel
			className="mainstreet-previews"
			orientation="vertical"
			tabs={ tabs.map( ( { name, title } ) => ( { name, title } ) ) }
			initialTabName={ getFirstTab( tabs, draft.isThread ) }
		>
			{ ( { name } ) => {
				const tab = tabs.find( ( each ) => each.name === name );
				return card && tab && error === null ? (
					<Preview
						key={ name }
						tab={ tab }
						draft={ draft }
						card={ card }
						text={ texts.get( tab.connection )?.text ?? '' }
					/>
				) : (
					<Waiting error={ error } onRetry={ retry } />
				);
			} }
		</TabPanel>
	);
}
