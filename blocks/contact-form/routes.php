<?php
/**
 * Routes of the form's sidebar: the CRM plugin, and installing plugins.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$routes->add( 'jetpack/v4', '/jetpack_crm', Crm_Controller::handlers() );
	$routes->add( 'jetpack/v4', '/plugins', Plugins_Controller::handlers() );
	$routes->add( 'jetpack/v4', '/plugins/' . Plugins_Controller::PATTERN, Plugins_Controller::item_handlers() );
};
