import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { createLazy, type Lazy } from '@shared/lazy';
import type { EditorParts } from './editor-parts';
import type { Panel, Place } from './types';

type Bodies = Partial< Record< Place, ComponentType > >;

const CORE_PANELS = {
	Settings: 'PluginDocumentSettingPanel',
	BeforePublishing: 'PluginPrePublishPanel',
	AfterPublishing: 'PluginPostPublishPanel',
} as const;

/** What is in an open panel; while it is closed, core does not draw it. */
function Body( { lazy, place }: { lazy: Lazy< Bodies >; place: Place } ) {
	const { code, hasFailed, retry } = lazy.useCode();
	const Content = code?.[ place ];
	if ( Content ) {
		return <Content />;
	}
	return hasFailed ? (
		<>
			<p role="alert">
				{ __(
					'This panel could not be loaded. Please check your connection.',
					'mainstreet-blocks'
				) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ retry }>
				{ __( 'Try again', 'mainstreet-blocks' ) }
			</Button>
		</>
	) : (
		<Spinner />
	);
}

/**
 * Makes what core draws of a panel: its title, and its body where it is open.
 *
 * @param panel  The panel.
 * @param editor Places of the post editor.
 */
export function createFrame(
	panel: Panel,
	editor: EditorParts
): ComponentType {
	const lazy = createLazy< Bodies >( panel.load );
	return function PanelFrame() {
		const title = panel.getTitle();
		return (
			<>
				{ panel.places.map( ( place ) => {
					const CorePanel = editor[ CORE_PANELS[ place ] ];
					return (
						<CorePanel
							key={ place }
							// Core keeps by the name whether it is open; the sidebars around publishing keep nothing.
							{ ...( place === 'Settings'
								? { name: panel.name }
								: { initialOpen: true } ) }
							title={ title }
						>
							<Body lazy={ lazy } place={ place } />
						</CorePanel>
					);
				} ) }
			</>
		);
	};
}
