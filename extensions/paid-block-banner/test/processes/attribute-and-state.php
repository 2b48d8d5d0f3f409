<?php
/**
 * The attribute `$values['banner']` of the blocks `$values['names']`, and the blocks that the editor knows to need a plan.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';

mainstreet_print_seen(
	function () use ( $values ) {
		wp_set_current_user( 1 );
		$own = array();
		foreach ( $values['names'] as $name ) {
			$type         = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			$own[ $name ] = $type && isset( $type->attributes[ $values['banner'] ] ) ? $type->attributes[ $values['banner'] ] : null;
		}
		return array( $own, mainstreet_editor_state()['mainstreet']['gated'] );
	}
);
