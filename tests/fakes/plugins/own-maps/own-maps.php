<?php
/**
 * Plugin Name: Maps of its own
 * Description: For the tests: a site whose maps and searches for places come from elsewhere than Mapbox.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_map_tiles',
	static function () {
		return array(
			'url'             => 'https://tiles.example.org/{z}/{x}/{y}.png',
			'attribution'     => '© OpenStreetMap contributors',
			'attribution_url' => 'https://www.openstreetmap.org/copyright',
		);
	}
);

add_filter(
	'mainstreet_map_geocoder',
	static function () {
		return 'https://nominatim.example.org/search';
	}
);
