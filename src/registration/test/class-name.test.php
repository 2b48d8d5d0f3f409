<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Registration\Block_Types\Blocks;

test( 'a class name that is no text ends no page', function () {
	truly( count( Blocks::registered() ) > 10, 'blocks are registered:' );
	foreach ( Blocks::registered() as $name ) {
		foreach ( array( array( 'a' ), array( 'x' => array() ), 7, true, 1e308 ) as $odd ) {
			// With a colour, core adds a class of its own to the block's.
			$attributes = array( 'className' => $odd, 'style' => array( 'elements' => array( 'link' => array( 'color' => array( 'text' => '#123456' ) ) ) ) );
			$html       = do_blocks( '<!-- wp:' . $name . ' ' . wp_json_encode( $attributes ) . ' /-->' );
			holds_not( 'Array', $html );
		}
	}
} );
