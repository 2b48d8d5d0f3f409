import { useState } from '@wordpress/element';
import type { ExportLink } from '@shared/admin/export-link';
import type { Outcome } from '@shared/admin/message';
import { CampaignsTab } from './campaigns-tab';
import { SubscribersTab } from './subscribers-tab';
import { useRoute } from './use-route';

export function App( { exportLink }: { exportLink: ExportLink } ) {
	const { tab, id, isImport } = useRoute();
	const [ notice, setNotice ] = useState< Outcome | null >( null );
	if ( tab === 'campaigns' ) {
		return <CampaignsTab notice={ notice } onNotice={ setNotice } />;
	}
	return (
		<SubscribersTab
			openId={ id }
			isImporting={ isImport }
			exportLink={ exportLink }
			notice={ notice }
			onNotice={ setNotice }
		/>
	);
}
