import { useState } from '@wordpress/element';
import type { Outcome } from '@shared/admin/message';
import type { ExportLink } from './api';
import { CampaignsTab } from './campaigns-tab';
import { SubscribersTab } from './subscribers-tab';
import { usePlace } from './use-place';

/** The newsletter screen. */
export function App( { exportLink }: { exportLink: ExportLink } ) {
	const { tab, id, isImport } = usePlace();
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
