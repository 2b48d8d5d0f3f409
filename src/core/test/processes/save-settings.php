<?php
/**
 * Stores each of `$values['names']` in the settings, one after the other.
 *
 * @package Mainstreet
 */

use Mainstreet\Core\Options\Stored_Settings;

foreach ( $values['names'] as $name ) {
	Stored_Settings::save( array( $name => $name ) );
}
