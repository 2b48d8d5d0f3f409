<?php
/**
 * Prints the ASCII forms of `$values['hosts']` as JSON.
 *
 * @package Mainstreet
 */

$ascii = array();
foreach ( $values['hosts'] as $host ) {
	$ascii[ $host ] = Mainstreet\Core\Host_Name::ascii( $host );
}
echo wp_json_encode( $ascii );
