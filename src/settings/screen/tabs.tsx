import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { FrameTabs } from '@shared/admin/frame-tabs';
import { TABS, type Tab } from './use-tab';

export const getTabNames = (): Record< Tab, string > => ( {
	modules: __( 'Modules', 'mainstreet-blocks' ),
	blocks: __( 'Blocks', 'mainstreet-blocks' ),
	business: __( 'Business details', 'mainstreet-blocks' ),
	connections: __( 'Connections', 'mainstreet-blocks' ),
	payments: __( 'Payments', 'mainstreet-blocks' ),
	newsletter: __( 'Newsletter', 'mainstreet-blocks' ),
	forms: __( 'Forms', 'mainstreet-blocks' ),
	sharing: __( 'Sharing', 'mainstreet-blocks' ),
	ads: __( 'Ads', 'mainstreet-blocks' ),
	privacy: __( 'Privacy', 'mainstreet-blocks' ),
	tools: __( 'Tools', 'mainstreet-blocks' ),
} );

type TabsProps = {
	current: Tab;
	/** Tabs that are empty on this site. */
	without: readonly Tab[];
};

/** Tabs as links: each has its own URL. */
export function Tabs( { current, without }: TabsProps ) {
	const labels = getTabNames();
	return (
		<FrameTabs
			label={ __( 'Mainstreet settings', 'mainstreet-blocks' ) }
			current={ current }
			tabs={ TABS.filter( ( name ) => ! without.includes( name ) ).map(
				( name ) => ( {
					name,
					href: `#/${ name }`,
					label: labels[ name ],
				} )
			) }
		/>
	);
}

type Props = { name: Tab; current: Tab; children: ReactNode };

/** Content of a tab. It is mounted when the tab is first opened, and stays mounted, so that typed text is kept. */
export function TabPanel( { name, current, children }: Props ) {
	const isCurrent = name === current;
	const wasOpened = useRef( false );
	useEffect( () => {
		wasOpened.current ||= isCurrent;
	}, [ isCurrent ] );
	return isCurrent || wasOpened.current ? (
		<div hidden={ ! isCurrent }>{ children }</div>
	) : null;
}
