import { TabPanel } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import {
	SearchResult,
	SocialCard,
	type Card,
	type Messages,
} from '@shared/previews';
import { Microblog } from './microblog';
import { getFirstTab, getTabs, type Tab } from './networks';
import { useCard } from './use-card';
import type { Draft } from './use-draft';
import { Waiting } from './waiting';

type Props = { tab: Tab; draft: Draft; card: Card };

const NONE: Messages = { connection: '', single: '', opening: '', ending: '' };

/** What the account of a tab would get. */
const getMessages = ( { connection }: Tab, { messages }: Card ): Messages =>
	messages.find( ( each ) => each.connection === connection ) ??
	messages.find( ( each ) => each.connection === '' ) ??
	NONE;

function Preview( { tab, draft, card }: Props ) {
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
	const messages = getMessages( tab, card );
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
					/>
				) : (
					<Waiting error={ error } onRetry={ retry } />
				);
			} }
		</TabPanel>
	);
}
