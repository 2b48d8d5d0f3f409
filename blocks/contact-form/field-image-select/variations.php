<?php
/**
 * Inner blocks of a new field (docs/content-format.md 4.3). They are not in the editor script, because every editor screen
 * loads it; WordPress passes them to the editor with the block type.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

$mainstreet_picture = array(
	'jetpack/input-image-option',
	array( 'savedMarkup' => '<div class="wp-block-jetpack-input-image-option"></div>' ),
	array(
		array(
			'core/image',
			array(
				'aspectRatio' => '1',
				'scale'       => 'cover',
			),
		),
	),
);

return array(
	array(
		'name'        => 'image-select',
		'title'       => __( 'Image Choice', 'mainstreet-blocks' ),
		'isDefault'   => true,
		'attributes'  => array( 'savedMarkup' => '<div></div>' ),
		'innerBlocks' => array(
			array( 'jetpack/label', array( 'label' => __( 'Choose one', 'mainstreet-blocks' ) ) ),
			array(
				'jetpack/fieldset-image-options',
				array(
					'type'        => 'radio',
					'savedMarkup' => '<div class="wp-block-jetpack-fieldset-image-options"></div>',
				),
				array( $mainstreet_picture, $mainstreet_picture ),
			),
		),
	),
);
