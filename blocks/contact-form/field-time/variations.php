<?php
/**
 * Inner blocks of a new field (docs/content-format.md 4.3). They are not in the editor script, because every editor screen
 * loads it; WordPress passes them to the editor with the block type.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return array(
	array(
		'name'        => 'time',
		'title'       => __( 'Time', 'mainstreet-blocks' ),
		'isDefault'   => true,
		'attributes'  => array( 'savedMarkup' => '<div></div>' ),
		'innerBlocks' => array(
			array( 'jetpack/label', array( 'label' => __( 'Time', 'mainstreet-blocks' ) ) ),
			array( 'jetpack/input', array( 'type' => 'time' ) ),
		),
	),
);
