import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Flex,
	FlexBlock,
	Notice,
	PanelBody,
	ToggleControl,
} from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { track } from '@shared/analytics';
import { UpgradeButton, type Upgrade } from '@shared/upgrade';

type Props = BlockEditProps< Record< string, unknown > > & {
	name: string;
	upgrade: Upgrade;
};

/** Message with the name of the plan: for core's blocks a part needs it, for this plugin's the whole block. */
function getNamedText( block: string, planName: string ): string {
	switch ( block ) {
		case 'core/cover':
			return sprintf(
				/* translators: %s: name of a plan of the site's host. */
				__(
					'Upgrade to the %s plan to use videos in covers.',
					'mainstreet-blocks'
				),
				planName
			);
		case 'core/audio':
			return sprintf(
				/* translators: %s: name of a plan of the site's host. */
				__(
					'Upgrade to the %s plan to upload audio.',
					'mainstreet-blocks'
				),
				planName
			);
		case 'core/video':
			return sprintf(
				/* translators: %s: name of a plan of the site's host. */
				__(
					'Upgrade to the %s plan to upload videos.',
					'mainstreet-blocks'
				),
				planName
			);
	}
	return sprintf(
		/* translators: %s: name of a plan of the site's host. */
		__( 'Upgrade to the %s plan to use this block.', 'mainstreet-blocks' ),
		planName
	);
}

/** Message without the name of the plan. */
function getTextWithoutName( block: string ): string {
	switch ( block ) {
		case 'core/cover':
			return __(
				'Upgrade your plan to use videos in covers.',
				'mainstreet-blocks'
			);
		case 'core/audio':
			return __(
				'Upgrade your plan to upload audio.',
				'mainstreet-blocks'
			);
		case 'core/video':
			return __(
				'Upgrade your plan to upload videos.',
				'mainstreet-blocks'
			);
	}
	return __( 'Upgrade your plan to use this block.', 'mainstreet-blocks' );
}

const getText = ( block: string, planName: string ): string =>
	planName ? getNamedText( block, planName ) : getTextWithoutName( block );

/** Leaves room for the block toolbar above the button. */
const ROOM = { marginBlockEnd: 64 };

/** Blocks whose banner has been seen. */
const seen = new Set< string >();

/** Tracks each banner once. */
function useImpression( isSeen: boolean, block: string, plan: string ): void {
	useEffect( () => {
		if ( isSeen && ! seen.has( block ) ) {
			seen.add( block );
			track( 'jetpack_editor_block_upgrade_impression', { plan, block } );
		}
	}, [ isSeen, block, plan ] );
}

/** The banner of a gated block, shown while it or an inner block is selected. */
export function Banner( {
	attributes,
	clientId,
	isSelected,
	name,
	setAttributes,
	upgrade,
}: Props ) {
	const isInUse = useSelect(
		( select ) =>
			isSelected ||
			select( blockEditorStore ).hasSelectedInnerBlock( clientId, true ),
		[ clientId, isSelected ]
	);
	useImpression( isInUse, name, upgrade.plan );
	if ( ! isInUse ) {
		return null;
	}
	return (
		<>
			<div style={ ROOM }>
				<Notice
					status="info"
					isDismissible={ false }
					className="mainstreet-paid-block-banner"
					spokenMessage={ null }
				>
					<Flex wrap>
						<FlexBlock>
							{ getText( name, upgrade.planName ) }
						</FlexBlock>
						<UpgradeButton
							url={ upgrade.url }
							plan={ upgrade.plan }
							block={ name }
						/>
					</Flex>
				</Notice>
			</div>
			{ isSelected && (
				<InspectorControls>
					<PanelBody
						title={ _x(
							'Plan',
							'of a website at its host',
							'mainstreet-blocks'
						) }
						initialOpen={ false }
					>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __(
								'Show administrators a reminder on the page',
								'mainstreet-blocks'
							) }
							help={ __(
								'Visitors never see this reminder.',
								'mainstreet-blocks'
							) }
							checked={
								attributes.shouldDisplayFrontendBanner !== false
							}
							onChange={ ( shouldDisplayFrontendBanner ) =>
								setAttributes( { shouldDisplayFrontendBanner } )
							}
						/>
					</PanelBody>
				</InspectorControls>
			) }
		</>
	);
}
