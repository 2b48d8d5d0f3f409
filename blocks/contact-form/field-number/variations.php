<?php
/**
 * What the field is made of when it is inserted (docs/content-format.md 4.3). It stands here and not in the editor
 * script, which every editor screen loads: WordPress hands it to the editor with the block.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return array(
	array(
		'name'        => 'number',
		'title'       => __( 'Number', 'mainstreet-blocks' ),
		'isDefault'   => true,
		'attributes'  => array( 'savedMarkup' => '<div></div>' ),
		'innerBlocks' => array(
			array( 'jetpack/label', array( 'label' => __( 'Number', 'mainstreet-blocks' ) ) ),
			array( 'jetpack/input', array( 'type' => 'number' ) ),
		),
	),
);
