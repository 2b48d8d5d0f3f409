<?php
/** Deletes keys and sign-in states on uninstall. */

namespace Mainstreet\Connections;

use Mainstreet\Connections\Oauth\OAuth_States;
use Mainstreet\Connections\Secrets\Secrets;

defined( 'ABSPATH' ) || exit;

return array(
	'all' => static function () {
		array_map( array( Secrets::class, 'delete' ), array_keys( Services::all() ) );
		OAuth_States::delete_all();
	},
);
