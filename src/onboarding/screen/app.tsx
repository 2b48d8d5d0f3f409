import { __ } from '@wordpress/i18n';
import { Frame } from '@shared/admin/frame';
import { FrameTabs } from '@shared/admin/frame-tabs';
import { useHash } from '@shared/admin/use-hash';
import { oneOf } from '@shared/guards';
import { KeysTab } from './keys-tab';
import { ImportTab } from './import-tab';
import { StepsTab } from './steps-tab';
import type { State } from './types';

const TABS = [ 'steps', 'keys', 'moving' ] as const;

export function App( { state }: { state: State } ) {
	const tab = oneOf( TABS )( useHash().replace( '#/', '' ) );
	const labels = {
		steps: __( 'First steps', 'mainstreet-blocks' ),
		keys: __( 'API keys', 'mainstreet-blocks' ),
		moving: __( 'Migration', 'mainstreet-blocks' ),
	};
	return (
		<Frame
			title={ __( 'Get started', 'mainstreet-blocks' ) }
			tabs={
				<FrameTabs
					label={ __( 'Screen sections', 'mainstreet-blocks' ) }
					current={ tab }
					tabs={ TABS.map( ( name ) => ( {
						name,
						href: `#/${ name }`,
						label: labels[ name ],
					} ) ) }
				/>
			}
		>
			<div className="mainstreet-start">
				{ tab === 'steps' && <StepsTab steps={ state.steps } /> }
				{ tab === 'keys' && (
					<KeysTab
						keys={ state.keys }
						settings={ state.links.settings }
					/>
				) }
				{ tab === 'moving' && <ImportTab { ...state } /> }
			</div>
		</Frame>
	);
}
