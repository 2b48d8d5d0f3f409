<?php
/**
 * Stores a service's key on a site of the network, and writes an option of our own.
 *
 * @package Mainstreet
 */

Mainstreet\Connections\Secrets\Secrets::set( 'mapbox', $values['key'] );
Mainstreet\Core\Options\Stored_Settings::save( array( 'note' => $values['key'] ) );
echo wp_json_encode( Mainstreet\Connections\Secrets\Secrets::get( 'mapbox' ) );
