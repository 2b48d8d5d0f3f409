<?php
/** Returns the definition of a Revue form: a subscription form with its own labels. */

namespace Mainstreet\Blocks\Revue;

defined( 'ABSPATH' ) || exit;

return static function ( array $block ) {
	return Revue::define( $block );
};
