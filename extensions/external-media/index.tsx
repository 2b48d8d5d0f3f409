import { RichTextToolbarButton } from '@wordpress/block-editor';
import {
	Button,
	DropdownMenu,
	MenuItem,
	ToolbarButton,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { Children, isValidElement } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ComponentType } from 'react';
import { getEditorState } from '@shared/editor-state';
import { toRecord, toText } from '@shared/guards';
import { image } from './icon';
import { getSourceName, GOOGLE_PHOTOS } from './names';
import { getWanted, type UploadProps } from './types';

/** Opens a library; its code arrives on first use. */
async function choose( source: string, props: UploadProps ): Promise< void > {
	const { openModal } = await import(
		/* webpackChunkName: "external-media" */ './open'
	);
	openModal( source, props );
}

/**
 * Closes the menu that an item was chosen from: it would stay open before the dialog. Its toggle gets the focus, so that the dialog
 * gives it back there. Of menus within each other the last is the one.
 */
function closeMenu(): void {
	const toggles = document.querySelectorAll< HTMLElement >(
		'[aria-haspopup][aria-expanded="true"]'
	);
	const toggle = toggles[ toggles.length - 1 ];
	toggle?.focus();
	toggle?.click();
}

/** Libraries that have what a button takes: videos are in one of them alone. */
function getSources( props: UploadProps ): string[] {
	const { images, videos } = getWanted( props );
	return getEditorState().mediaSources.filter(
		( source ) => images || ( videos && source === GOOGLE_PHOTOS )
	);
}

/** Whether a button is that of the inserter's tab for media. */
const isOfInserter = ( button: JSX.Element ): boolean =>
	toText( toRecord( button?.props ).className ).includes(
		'block-editor-inserter__media-library-button'
	);

/** Whether a button is that of a picture within a line: it is drawn in a toolbar, and what stands beside it in the text. */
const isOfFormat = ( button: JSX.Element ): boolean =>
	button?.type === RichTextToolbarButton;

/** Whether it is, or holds, a button of a toolbar: whatever holds it, a toolbar takes nothing but its own. */
const isOfToolbar = ( button: JSX.Element ): boolean =>
	button?.type === ToolbarButton ||
	Children.toArray( button?.props.children ).some(
		( child ) => isValidElement( child ) && isOfToolbar( child )
	);

/** What the button of a toolbar says: a block may have several. */
const getText = ( { props }: JSX.Element ): string =>
	toText( props.children ) ||
	Children.toArray( props.children )
		.map( ( child ) => ( isValidElement( child ) ? getText( child ) : '' ) )
		.join( '' );

/** Whether it is a button of an icon alone, as in the box of a logo: a second one has no room beside it. */
const isOfIcon = ( button: JSX.Element ): boolean =>
	button?.type === Button &&
	!! button.props.icon &&
	! button.props.text &&
	Children.count( button.props.children ) === 0;

/** How a button looks beside another: as that one, but never as the main one. */
function getLook( button: JSX.Element ) {
	const { variant, size }: ComponentProps< typeof Button > =
		button?.type === Button ? button.props : { variant: 'secondary' };
	return {
		variant: variant === 'primary' ? ( 'secondary' as const ) : variant,
		size,
	};
}

/** What stands behind a button for the media library, or in the place of an icon: the same for other libraries. */
function Sources( {
	beside,
	openLibrary,
	props,
}: {
	/** What the block draws. */
	beside: JSX.Element;
	openLibrary: () => void;
	props: UploadProps;
} ) {
	const controls = getSources( props ).map( ( source ) => ( {
		title: getSourceName( source ),
		onClick: () => void choose( source, props ),
	} ) );
	if ( beside?.type === MenuItem ) {
		return (
			<>
				{ controls.map( ( { title, onClick } ) => (
					<MenuItem
						key={ title }
						icon={ image }
						onClick={ () => {
							closeMenu();
							onClick();
						} }
					>
						{ title }
					</MenuItem>
				) ) }
			</>
		);
	}
	const all = [
		{
			title: __( 'Media Library', 'mainstreet-blocks' ),
			onClick: openLibrary,
		},
		...controls,
	];
	if ( isOfIcon( beside ) ) {
		const { icon, label, variant, className } = beside.props;
		// In the middle of its box, as the button is.
		return (
			<div
				style={ {
					display: 'grid',
					justifyItems: 'center',
					margin: 'auto',
				} }
			>
				<DropdownMenu
					icon={ icon }
					label={ label }
					controls={ all }
					toggleProps={ { variant, className } }
				/>
			</div>
		);
	}
	const label = __( 'Select media', 'mainstreet-blocks' );
	if ( isOfToolbar( beside ) ) {
		const menu = (
			<ToolbarDropdownMenu
				icon={ image }
				label={ [ label, getText( beside ) ]
					.filter( Boolean )
					.join( ': ' ) }
				controls={ all }
			/>
		);
		return beside.type === ToolbarButton ? (
			menu
		) : (
			<ToolbarGroup>{ menu }</ToolbarGroup>
		);
	}
	const button = (
		<DropdownMenu
			icon={ null }
			label={ label }
			text={ label }
			controls={ all }
			toggleProps={ {
				...getLook( beside ),
				__next40pxDefaultSize: true,
				showTooltip: false,
				style: { width: '100%', justifyContent: 'center' },
			} }
		/>
	);
	// Below a box as wide as a panel, such as the featured image, and not in a row of buttons.
	return beside?.type === 'div' ? (
		<div style={ { display: 'grid', marginBlockStart: 8 } }>{ button }</div>
	) : (
		button
	);
}

/**
 * Gives media buttons for pictures the other libraries of this site.
 *
 * @param MediaUpload What core has.
 */
export const withSources = (
	MediaUpload: ComponentType< UploadProps >
): ComponentType< UploadProps > =>
	function MediaUploadWithSources( props ) {
		const { render } = props;
		if ( ! getSources( props ).length ) {
			return <MediaUpload { ...props } />;
		}
		return (
			<MediaUpload
				{ ...props }
				render={ ( given ) => {
					const own = render( given );
					// The inserter's tab has a list of libraries of its own, and no room beside its button; a line of text has none either.
					if ( isOfInserter( own ) || isOfFormat( own ) ) {
						return own;
					}
					return (
						<>
							{ ! isOfIcon( own ) && own }
							<Sources
								beside={ own }
								openLibrary={ given.open }
								props={ props }
							/>
						</>
					);
				} }
			/>
		);
	};

/** Other libraries of pictures, wherever the media library can be opened. */
export default function setUp(): void {
	addFilter( 'editor.MediaUpload', 'mainstreet/external-media', withSources );
}
