import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Message, type Outcome } from '@shared/admin/message';
import type { ExportLink } from './api';
import { CampaignsTab } from './campaigns-tab';
import { SubscribersTab } from './subscribers-tab';

const TABS = [ 'subscribers', 'campaigns' ] as const;

type Tab = ( typeof TABS )[ number ];

const readTab = (): Tab =>
	TABS.find( ( tab ) => window.location.hash === `#/${ tab }` ) ??
	'subscribers';

function useTab(): Tab {
	const [ tab, setTab ] = useState( readTab );
	useEffect( () => {
		const follow = () => setTab( readTab() );
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );
	return tab;
}

/** The newsletter screen below its heading. */
export function App( { exportLink }: { exportLink: ExportLink } ) {
	const tab = useTab();
	const [ said, setSaid ] = useState< Outcome | null >( null );
	const names = {
		subscribers: __( 'Subscribers', 'mainstreet-blocks' ),
		campaigns: __( 'Sent to subscribers', 'mainstreet-blocks' ),
	};
	return (
		<div className="mainstreet-screen mainstreet-newsletter">
			<nav
				className="nav-tab-wrapper"
				aria-label={ __( 'Newsletter', 'mainstreet-blocks' ) }
			>
				{ TABS.map( ( name ) => (
					<a
						key={ name }
						href={ `#/${ name }` }
						className={ `nav-tab${
							name === tab ? ' nav-tab-active' : ''
						}` }
						aria-current={ name === tab ? 'page' : undefined }
						onClick={ () => setSaid( null ) }
					>
						{ names[ name ] }
					</a>
				) ) }
			</nav>
			<Message outcome={ said } onDismiss={ () => setSaid( null ) } />
			{ tab === 'subscribers' ? (
				<SubscribersTab exportLink={ exportLink } onSay={ setSaid } />
			) : (
				<CampaignsTab onSay={ setSaid } />
			) }
		</div>
	);
}
