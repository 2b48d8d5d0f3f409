<?php
/**
 * Stores each of `$values['details']`, one after the other.
 *
 * @package Mainstreet
 */

use Mainstreet\Business\Business_Details;

foreach ( $values['details'] as $name => $value ) {
	Business_Details::save( array( $name => $value ) );
}
