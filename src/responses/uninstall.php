<?php
namespace Mainstreet\Responses;

use Mainstreet\Responses\Files\Response_Files;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Storage\Response_Type;

defined( 'ABSPATH' ) || exit;

return array(
	'events'    => array( Response_Cleanup::EVENT, Notification_Sender::EVENT ),
	'responses' => static function () {
		// Before the responses, whose meta data lists the files.
		Response_Files::delete_folder();
		Response_Type::delete_all();
	},
	// The option is needed to find the files that stay.
	'kept'      => static fn() => '' === Response_Files::get_folder( false ) ? array() : array( Response_Files::OPTION ),
);
