import { useState } from '@wordpress/element';
import type { ExportLink } from '@shared/admin/export-link';
import type { Outcome } from '@shared/admin/message';
import { CampaignsTab } from './campaigns-tab';
import { SubscribersTab } from './subscribers-tab';
import { useRoute } from './use-route';

/** The newsletter screen. */
export function App( { exportLink }: { exportLink: ExportLink } ) {
	const { tab, id, isImport } = useRoute();
	const [ said, setSaid ] = useState< Outcome | null >( null );
	if ( tab === 'campaigns' ) {
		return <CampaignsTab said={ said } onSay={ setSaid } />;
	}
	return (
		<SubscribersTab
			openId={ id }
			isImporting={ isImport }
			exportLink={ exportLink }
			said={ said }
			onSay={ setSaid }
		/>
	);
}
