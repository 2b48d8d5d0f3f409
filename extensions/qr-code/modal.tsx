import { Button, Flex, Modal, SelectControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { useDataUrlImage, useSiteLogo } from '@shared/site-logo';
import { storeFile } from './store-file';

/** Width and height of the preview and of the SVG file, in pixels. */
const SIZE = 300;
/** Sides of the PNG file that can be chosen: for a screen, a flyer, a poster. */
const PNG_SIZES = [ SIZE, 600, 1200 ];
/** Sides of the square for the logo in its middle, in pixels. */
const LOGO_SIZE = 64;
/** Quiet zone in modules, as the standard requires. */
const MARGIN = 4;
/** Capacity of the largest code of this level, in bytes. */
const MAX_BYTES = 1273;

type Props = {
	/** The address to draw. */
	link: string;
	/** Name of the files, without ending. */
	name: string;
	/** Whether the post type is a post, not a page. */
	isPost: boolean;
	onClose: () => void;
};

/**
 * Copies a canvas at an exact size in pixels; on high-density screens the original is larger.
 *
 * @param size Sides in pixels.
 */
function resize( source: HTMLCanvasElement, size: number ): HTMLCanvasElement {
	const copy = source.ownerDocument.createElement( 'canvas' );
	copy.width = copy.height = size;
	copy.getContext( '2d' )?.drawImage( source, 0, 0, size, size );
	return copy;
}

/** The QR code at a size. */
function useCode( link: string ) {
	const logo = useDataUrlImage( useSiteLogo(), LOGO_SIZE );
	return ( size: number ) => ( {
		value: link,
		size,
		level: 'H' as const,
		marginSize: MARGIN,
		...( logo && {
			imageSettings: {
				...logo,
				width: ( logo.width * size ) / SIZE,
				height: ( logo.height * size ) / SIZE,
				excavate: true,
			},
		} ),
	} );
}

function SizeSelect( {
	size,
	onChange,
}: {
	size: number;
	onChange: ( size: number ) => void;
} ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'PNG size', 'mainstreet-blocks' ) }
			value={ String( size ) }
			options={ PNG_SIZES.map( ( each ) => ( {
				value: String( each ),
				label: sprintf(
					/* translators: %1$d: width and height of an image, in pixels. */
					__( '%1$d × %1$d pixels', 'mainstreet-blocks' ),
					each
				),
			} ) ) }
			onChange={ ( value ) => onChange( Number( value ) ) }
		/>
	);
}

/** Downloads the code as files. */
function useFiles( name: string, size: number ) {
	const canvas = useRef< HTMLCanvasElement >( null );
	const drawing = useRef< SVGSVGElement >( null );
	const [ hasFailed, setHasFailed ] = useState( false );
	const storePng = () => {
		const element = canvas.current;
		if ( element ) {
			resize( element, size ).toBlob( ( blob ) => {
				setHasFailed( blob === null );
				if ( blob ) {
					storeFile( element, blob, `${ name }.png` );
				}
			}, 'image/png' );
		}
	};
	const storeSvg = () => {
		const element = drawing.current;
		if ( element ) {
			const text = new XMLSerializer().serializeToString( element );
			const blob = new Blob( [ text ], { type: 'image/svg+xml' } );
			storeFile( element, blob, `${ name }.svg` );
		}
	};
	return { canvas, drawing, hasFailed, storePng, storeSvg };
}

/** The image; the two files are rendered hidden beside it. */
function Code( { link, name, onClose }: Props ) {
	const [ size, setSize ] = useState( SIZE );
	const files = useFiles( name, size );
	const getCode = useCode( link );
	return (
		<>
			<Flex direction="column" align="center">
				<QRCodeCanvas
					{ ...getCode( SIZE ) }
					role="img"
					aria-label={ sprintf(
						/* translators: %s: address of a post. */
						__( 'QR code for %s', 'mainstreet-blocks' ),
						link
					) }
				/>
				<p dir="ltr" style={ { overflowWrap: 'anywhere' } }>
					{ link }
				</p>
			</Flex>
			<div hidden>
				<QRCodeCanvas { ...getCode( size ) } ref={ files.canvas } />
				<QRCodeSVG { ...getCode( SIZE ) } ref={ files.drawing } />
			</div>
			<SizeSelect size={ size } onChange={ setSize } />
			{ files.hasFailed && (
				<p role="alert">
					{ __(
						'Could not create the image. Please try the other file type.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<Flex justify="flex-end" wrap style={ { marginBlockStart: 16 } }>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ files.storePng }
				>
					{ __( 'Download PNG', 'mainstreet-blocks' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ files.storeSvg }
				>
					{ __( 'Download SVG', 'mainstreet-blocks' ) }
				</Button>
				<CloseButton onClose={ onClose } />
			</Flex>
		</>
	);
}

function CloseButton( { onClose }: Pick< Props, 'onClose' > ) {
	return (
		<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
			{ __( 'Close', 'mainstreet-blocks' ) }
		</Button>
	);
}

/** The dialog with a post's address as an image. */
export function QrModal( props: Props ) {
	const fits = new TextEncoder().encode( props.link ).length <= MAX_BYTES;
	return (
		<Modal
			title={ __( 'QR code', 'mainstreet-blocks' ) }
			onRequestClose={ props.onClose }
			size="medium"
		>
			{ fits ? (
				<Code { ...props } />
			) : (
				<>
					<p>
						{ props.isPost
							? __(
									'This post’s URL is too long for a QR code. Please use a shorter slug.',
									'mainstreet-blocks'
								)
							: __(
									'This page’s URL is too long for a QR code. Please use a shorter slug.',
									'mainstreet-blocks'
								) }
					</p>
					<CloseButton onClose={ props.onClose } />
				</>
			) }
		</Modal>
	);
}
