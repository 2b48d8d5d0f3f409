<?php
/**
 * Reserves as many mails of a campaign as may be sent and prints their number.
 *
 * @package Mainstreet
 */

use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Queue\Campaign_Lease;
use Mainstreet\Newsletter\Queue\Send_Rate;

echo ( new Send_Rate() )->reserve( Campaign_Lease::acquire( ( new Campaigns() )->find( (int) $values['campaign'] ) ) );
