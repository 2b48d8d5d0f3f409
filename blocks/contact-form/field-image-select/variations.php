<?php
/**
 * What the field is made of when it is inserted (docs/content-format.md 4.3). It stands here and not in the editor
 * script, which every editor screen loads: WordPress hands it to the editor with the block.
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
