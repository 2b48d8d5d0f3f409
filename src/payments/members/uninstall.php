<?php
/**
 * Data that is deleted with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Members;

use Mainstreet\Payments\Members\Access\User_Addresses;
use Mainstreet\Payments\Members\Pages\Link_Mails;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Link_Mails::HOOK ),
	'all'    => static function () {
		delete_metadata( 'user', 0, User_Addresses::META, '', true );
	},
);
