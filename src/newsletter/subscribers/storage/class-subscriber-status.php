<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

defined( 'ABSPATH' ) || exit;

/** Values of the column `status`. */
final class Subscriber_Status {

	const PENDING      = 'pending';
	const ACTIVE       = 'active';
	const UNSUBSCRIBED = 'unsubscribed';
	const BOUNCED      = 'bounced';
	const COMPLAINED   = 'complained';
	const ALL          = array( self::PENDING, self::ACTIVE, self::UNSUBSCRIBED, self::BOUNCED, self::COMPLAINED );
}
