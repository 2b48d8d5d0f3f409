import { Button, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, FunctionComponent } from 'react';
import { createLazy, type Lazy } from '@shared/lazy';
import type { EditorParts } from './editor-parts';
import type { BodyProps, Panel, Place } from './types';

type Bodies = Partial< Record< Place, FunctionComponent< BodyProps > > >;

const CORE_PANELS = {
	Settings: 'PluginDocumentSettingPanel',
	BeforePublishing: 'PluginPrePublishPanel',
	AfterPublishing: 'PluginPostPublishPanel',
} as const;

type PartProps = BodyProps & { lazy: Lazy< Bodies >; place: Place };

/** Content of an open panel; core does not render closed panels. */
function Body( { lazy, place, ...props }: PartProps ) {
	const { code, hasFailed, retry } = lazy.useCode();
	const Content = code?.[ place ];
	if ( Content ) {
		return <Content { ...props } />;
	}
	return hasFailed ? (
		<>
			<p role="alert">
				{ __(
					'Could not load this panel. Please check your connection.',
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

/** Reserves the position of a panel. `hidden` is a class of core's admin styles. */
const Reserved = ( { frame: CorePanel }: Pick< BodyProps, 'frame' > ) => (
	<CorePanel className="hidden" />
);

/** A panel with a frame of its own, once its code has loaded. */
function OwnFrame( { lazy, place, ...props }: PartProps ) {
	const Content = lazy.useCode().code?.[ place ];
	return Content ? <Content { ...props } /> : <Reserved { ...props } />;
}

/**
 * A panel in core's frame. Core stores by name whether it is open in the settings. A waiting panel is the same element,
 * hidden, because core appends panels that are mounted later.
 */
function CoreFrame( {
	name,
	isReserved,
	...props
}: PartProps & { name: string; isReserved: boolean } ) {
	const { frame: CorePanel, place, title } = props;
	return (
		<CorePanel
			{ ...( place === 'Settings' ? { name } : { initialOpen: true } ) }
			{ ...( isReserved ? { className: 'hidden' } : { title } ) }
		>
			{ ! isReserved && <Body { ...props } /> }
		</CorePanel>
	);
}

/**
 * Creates the component of a panel: title and body.
 *
 * @param editor    Places of the post editor.
 * @param isWaiting Whether it only keeps its place until `reveal()`.
 */
export function createFrame(
	panel: Panel,
	editor: EditorParts,
	isWaiting: boolean
): { Frame: ComponentType; reveal: () => void } {
	const lazy = createLazy< Bodies >( panel.load );
	let isHidden = isWaiting;
	let update: ( ( isHidden: boolean ) => void ) | null = null;
	function Frame() {
		const [ isReserved, setReserved ] = useState( isHidden );
		useEffect( () => {
			update = setReserved;
			setReserved( isHidden );
		}, [] );
		const title = panel.getTitle();
		return (
			<>
				{ panel.places.map( ( place ) => {
					const frame = editor[ CORE_PANELS[ place ] ];
					const props = { frame, lazy, place, title };
					if ( isReserved && place !== 'BeforePublishing' ) {
						return null;
					}
					if ( ! panel.hasOwnFrame ) {
						return (
							<CoreFrame
								key={ place }
								{ ...props }
								name={ panel.name }
								isReserved={ isReserved }
							/>
						);
					}
					return isReserved ? (
						<Reserved key={ place } frame={ frame } />
					) : (
						<OwnFrame key={ place } { ...props } />
					);
				} ) }
			</>
		);
	}
	const reveal = () => {
		isHidden = false;
		update?.( false );
	};
	return { Frame, reveal };
}
