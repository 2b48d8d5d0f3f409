<?php
/**
 * Prints where the token comes from and what it is, with a filter that gives one.
 *
 * @package Mainstreet
 */

use Mainstreet\Connections\Secrets\Secrets;

add_filter(
	'mainstreet_mapbox_token',
	function () {
		return 'pk.filter-filter-filter';
	}
);
echo Secrets::source( 'mapbox' ), ' ', Secrets::get( 'mapbox' );
