import { TabPanel } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { SearchResult, SocialCard, type Card } from '@shared/previews';
import { Microblog } from './microblog';
import { useShareTexts } from '@shared/share-texts';
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

function Preview( { tab, draft, card, text }: Props ) {
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
	return tab.kind === 'card' ? (
		<>
			{ text && (
				<p className="mainstreet-previews__words" dir="auto">
					{ text }
				</p>
			) }
			<SocialCard { ...card } />
		</>
	) : (
		<Microblog
			draft={ draft }
			card={ card }
			profile={ tab.profile }
			text={ text }
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
